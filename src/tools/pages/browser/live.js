// @ts-check
// For served pages: reloads the page after an edit and returns to the scroll position, and shows the error of a wrong edit.
{
  const name = "place of the reader";
  const headings = () => [...document.querySelectorAll("main :is(h1, h2, h3, h4)")];
  /** Many operations have the heading "Responses", so that the key includes the id around it. @param {Element} heading */
  const keyOf = (heading) => `${heading.closest("[id]")?.id} ${heading.textContent}`;
  const topOf = (/** @type {Element} */ element) => element.getBoundingClientRect().top;

  const reload = () => {
    const tops = headings().map((one) => [keyOf(one), topOf(one)]);
    sessionStorage.setItem(name, JSON.stringify({ tops, scroll: scrollY }));
    location.reload();
  };

  /** Returns the distance to the saved position. It is measured from the nearest saved heading, because parts above it may not be rendered yet. @param {any} place */
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

  /** Scrolls to the saved position again and again, because the page grows while Redoc renders. Stops when the position has been stable for a second, or when the reader moves. @param {any} place */
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
  /** The version of this page. The browser reconnects by itself to a server that is started again. @type {string | undefined} */
  let version;
  events.addEventListener("version", ({ data }) => {
    version ??= data;
    if (version !== data) reload();
  });
  events.addEventListener("mistake", ({ data }) => showMistake(JSON.parse(data)));
  const saved = sessionStorage.getItem(name);
  if (saved !== null) {
    sessionStorage.removeItem(name);
    history.scrollRestoration = "manual";
    returnTo(JSON.parse(saved));
  }
}
