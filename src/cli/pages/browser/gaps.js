// @ts-check
// The list of an operation's gaps, the way from it to a place, and the way back.
{
  const main = () => document.querySelector("main") ?? document.body;
  /** @param {string} operation */
  const listOf = (operation) => document.querySelector(`main [data-gaps-of="${CSS.escape(operation)}"]`);
  /** @param {string} operation */
  const printedOf = (operation) =>
    document.querySelector(`#print [data-operation="${CSS.escape(operation)}"]`);

  // What is printed has the lists: those of the operation, and those of every operation.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || target.childElementCount > 1) return;
      const operation = target.dataset["gapsOf"];
      if (operation === undefined) return;
      for (const name of [operation, ""]) {
        const list = printedOf(name)?.querySelector("[data-gaps]")?.cloneNode(true);
        if (list) target.append(list);
      }
    },
    true,
  );

  /** Waits for what Redoc renders on the way to an address. @param {() => Element | null | undefined} find */
  const appears = async (find) => {
    for (let attempts = 0; attempts < 60; attempts += 1) {
      const found = find();
      if (found instanceof HTMLElement && found.offsetHeight > 0) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
    return undefined;
  };

  /** The note of a gap at its place, or else the place. @param {string} id @param {string} address */
  const placeOf = (id, address) => {
    const [, route = "", place] = address.split("#");
    const entry = document.getElementById(route.slice(1));
    if (route.endsWith(`/${id}`)) return entry?.closest("[data-section-id]") ?? entry;
    const section = document.querySelector(`main [data-section-id="${CSS.escape(route)}"]`);
    const notes = [...(section?.querySelectorAll("blockquote a") ?? [])];
    const note = notes.find(({ textContent }) => textContent === id)?.closest("blockquote");
    return note ?? (place === undefined ? undefined : document.getElementById(decodeURI(place)));
  };

  /** Redoc renders what is above, and scrolls, in steps: for a moment, or until the reader moves. @param {HTMLElement} place */
  const keepInView = (place) => {
    const moved = new AbortController();
    for (const type of ["wheel", "pointerdown", "keydown", "touchstart"]) {
      addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true });
    }
    const end = performance.now() + 1_500;
    const step = () => {
      if (moved.signal.aborted) return;
      place.scrollIntoView({ block: "center", behavior: "instant" });
      if (performance.now() < end) setTimeout(step, 50);
      else moved.abort();
    };
    step();
  };

  let arrivals = 0;
  /** @param {string} id @param {string} address @param {string} [operation] */
  const arrive = async (id, address, operation) => {
    arrivals += 1;
    const own = arrivals;
    for (const one of main().querySelectorAll("[data-arrived]")) one.removeAttribute("data-arrived");
    for (const one of main().querySelectorAll("[data-back]")) one.remove();
    // Redoc opens the panels on the way first.
    await new Promise((done) => setTimeout(done, 200));
    const place = await appears(() => placeOf(id, address));
    if (!place || own !== arrivals || location.hash !== address) return;
    place.dataset["arrived"] = "";
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    keepInView(place);
    if (operation === undefined) return;
    const back = document.createElement("button");
    Object.assign(back, { type: "button", textContent: "Back to what is not shown there" });
    back.dataset["back"] = operation;
    place.append(back);
  };

  /** @param {string} operation */
  const goBack = async (operation) => {
    location.hash = printedOf(operation)?.getAttribute("data-link") ?? "";
    const list = await appears(() => listOf(operation));
    if (!(list instanceof HTMLDetailsElement)) return;
    list.open = true;
    list.scrollIntoView({ block: "start" });
    list.querySelector("summary")?.focus({ preventScroll: true });
  };

  /** Where the last click leads: the address, and the operation that it came from. @type {string[]} */
  let chosen = [];
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const back = target.closest("button")?.dataset["back"];
    if (back !== undefined) goBack(back);
    const link = target.closest("[data-gaps] a");
    if (!(link instanceof HTMLAnchorElement)) return;
    const operation = link.closest("details")?.dataset["gapsOf"];
    if (operation === undefined) return;
    chosen = [link.hash, link.textContent ?? "", operation];
    if (link.hash === location.hash) arrive(link.textContent ?? "", link.hash, operation);
  });
  const follow = () => {
    const [address, id = "", operation] = chosen;
    if (address === location.hash) return arrive(id, address, operation);
    const [, listed] = /^#\/what-is-not-shown\/(.+)$/.exec(location.hash) ?? [];
    if (listed) arrive(listed, location.hash);
  };
  addEventListener("hashchange", follow);
  follow();
}
