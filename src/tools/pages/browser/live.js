// @ts-check
// For pages that a server shows: reloads them after an edit, where the reader is, and shows a mistake.
{
  const name = `place of ${location.pathname}`;
  const headings = () => [...document.querySelectorAll("main :is(h1, h2, h3, h4)")];
  /** Each operation has a heading "Responses", so that the text alone does not say which. @param {Element} heading */
  const keyOf = (heading) => `${heading.closest("[id]")?.id} ${heading.textContent}`;
  const topOf = (/** @type {Element} */ element) => element.getBoundingClientRect().top;

  const reload = () => {
    const tops = headings().map((one) => [keyOf(one), topOf(one)]);
    sessionStorage.setItem(name, JSON.stringify({ tops, scroll: scrollY }));
    location.reload();
  };

  /** How far the page is from where the reader was. Parts above a heading may not be rendered yet. @param {any} place */
  const distanceTo = ({ tops, scroll }) => {
    const nearest = tops.toSorted(
      (/** @type {any} */ a, /** @type {any} */ b) => Math.abs(a[1]) - Math.abs(b[1]),
    );
    for (const [key, top] of nearest) {
      const heading = headings().find((one) => keyOf(one) === key);
      if (heading) return topOf(heading) - top;
    }
    return scroll - scrollY;
  };

  /** The page grows as Redoc renders: scrolls until the place has stayed for a second, or the reader moves. @param {any} place */
  const returnTo = (place) => {
    const moved = new AbortController();
    for (const type of ["wheel", "pointerdown", "keydown", "touchstart"]) {
      addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true });
    }
    const end = performance.now() + 15_000;
    let steady = 0;
    const step = () => {
      if (moved.signal.aborted || steady === 20 || performance.now() > end) return moved.abort();
      const top = distanceTo(place);
      steady = headings().length > 0 && Math.abs(top) < 1 ? steady + 1 : 0;
      scrollBy({ top, behavior: "instant" });
      setTimeout(step, 50);
    };
    step();
  };

  const showMistake = (/** @type {string} */ message) => {
    document.getElementById("mistake")?.remove();
    if (message === "") return;
    const box = Object.assign(document.createElement("pre"), { id: "mistake", textContent: message });
    box.setAttribute("role", "alert");
    document.body.append(box);
  };

  const events = new EventSource("/events");
  /** The server that this page came from; the browser connects by itself to one that is started again. @type {string | undefined} */
  let server;
  events.addEventListener("server", ({ data }) => {
    server ??= data;
    if (server !== data) reload();
  });
  events.addEventListener("mistake", ({ data }) => showMistake(JSON.parse(data)));
  events.addEventListener("reload", ({ data }) => {
    // An edit of another page leaves this one alone.
    if (JSON.parse(data).includes(location.pathname.slice(1))) reload();
  });
  const saved = sessionStorage.getItem(name);
  if (saved !== null) {
    sessionStorage.removeItem(name);
    history.scrollRestoration = "manual";
    returnTo(JSON.parse(saved));
  }
}
