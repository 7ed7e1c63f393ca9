// @ts-check
// For pages that a server shows: reloads them after an edit, where the reader is, and says what changed.
{
  const name = `place of ${location.pathname}`;
  const nested = "[data-schema-nested-open]";
  const tabs = "[role=tab]";
  /** @param {Element} element */
  const owner = (element) => element.closest("[id]:not([data-component-name])")?.id ?? "";
  /** @param {string} selector @returns {HTMLElement[]} */
  const all = (selector) =>
    [...document.querySelectorAll(`main ${selector}`)].map((one) => /** @type {any} */ (one));
  /** A panel or a tab, by the part that it belongs to. @param {Element} element */
  const keyOf = (element) => `${owner(element)} ${element.getAttribute("role") ? element.textContent : ""}`;
  /** @param {Element} element */
  const isOpen = (element) =>
    (element.getAttribute("data-schema-nested-open") ?? element.getAttribute("aria-selected")) === "true";

  const savePlace = (/** @type {unknown} */ changes) => {
    // What is hidden has neither a height nor a place.
    const anchor = all("[id]").find((one) => one.getBoundingClientRect().top >= 0 && one.offsetHeight > 0);
    const place = {
      changes,
      anchor: anchor?.id,
      top: anchor?.getBoundingClientRect().top,
      scroll: scrollY,
      panels: Object.fromEntries(all(`${nested}, ${tabs}`).map((one) => [keyOf(one), isOpen(one)])),
    };
    sessionStorage.setItem(name, JSON.stringify(place));
  };

  /** Redoc renders what is in view, so that parts come one after the other: until the place has stayed for a second. @param {any} place */
  const restorePlace = (place) => {
    let isMoved = false;
    for (const type of ["wheel", "pointerdown", "keydown", "touchstart"]) {
      addEventListener(type, () => (isMoved = true), { once: true, passive: true });
    }
    const end = performance.now() + 15_000;
    let steady = 0;
    const step = () => {
      if (isMoved || steady === 20 || performance.now() > end) return;
      const closed = all(tabs).filter((one) => !isOpen(one) && place.panels[keyOf(one)]);
      const others = all(nested).filter((one) => place.panels[keyOf(one)] === !isOpen(one));
      for (const one of closed) one.click();
      for (const one of others) one.querySelector("button")?.click();
      const before = scrollY;
      const anchor = document.getElementById(place.anchor ?? "");
      if (anchor) scrollBy({ top: anchor.getBoundingClientRect().top - place.top, behavior: "instant" });
      else if (place.anchor === undefined) scrollTo({ top: place.scroll, behavior: "instant" });
      const isRestored = anchor !== null || place.anchor === undefined;
      const hasStayed = scrollY === before && closed.length + others.length === 0;
      steady = isRestored && hasStayed ? steady + 1 : 0;
      setTimeout(step, 50);
    };
    step();
  };

  /** @param {{ title: string, link?: string }[]} changes */
  const showChanges = (changes) => {
    if (changes.length === 0) return;
    const links = changes
      .slice(0, 3)
      .map(({ title, link }) =>
        link ? Object.assign(document.createElement("a"), { href: link, textContent: title }) : title,
      );
    const more = changes.length > 3 ? ` and ${changes.length - 3} more` : "";
    const close = Object.assign(document.createElement("button"), { textContent: "Close" });
    const notice = Object.assign(document.createElement("div"), { id: "notice" });
    notice.setAttribute("role", "status");
    notice.append(
      "Changed: ",
      ...links.flatMap((one, index) => (index > 0 ? [", ", one] : [one])),
      more,
      " ",
      close,
    );
    // Redoc goes to another part of the page, and stays where it is in the same one.
    notice.addEventListener("click", ({ target }) => {
      const part = target instanceof HTMLAnchorElement && target.hash.slice(1);
      const scroll = () => document.querySelector(`[data-section-id="${part}"]`)?.scrollIntoView();
      if (part) setTimeout(scroll, 100);
    });
    const remove = () => notice.remove();
    close.addEventListener("click", remove);
    addEventListener("keydown", ({ key }) => key === "Escape" && remove());
    document.body.append(notice);
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
    if (server === undefined || server === data) {
      server = data;
      return;
    }
    savePlace([]);
    location.reload();
  });
  events.addEventListener("mistake", ({ data }) => showMistake(JSON.parse(data)));
  events.addEventListener("reload", ({ data }) => {
    const changes = JSON.parse(data)[location.pathname.slice(1)];
    // An edit of the other page leaves this one alone.
    if (changes === undefined) return;
    savePlace(changes);
    location.reload();
  });
  const saved = sessionStorage.getItem(name);
  if (saved !== null) {
    sessionStorage.removeItem(name);
    history.scrollRestoration = "manual";
    const place = JSON.parse(saved);
    restorePlace(place);
    showChanges(place.changes);
  }
}
