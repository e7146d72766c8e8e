/*
 * Fits the cards of Grow on this page to the width of their place. Cards work without it: load it once, after or before them.
 *
 *   <script async src="https://grow.example/scripts/widget.js"></script>
 */
(() => {
  const { currentScript } = document;
  const origin = currentScript?.src ? new URL(currentScript.src).origin : location.origin;
  const WIDEST = 352;

  /** The heights of `widget.css`, px. */
  function heightOf(frame) {
    if (new URL(frame.src).searchParams.get("size") === "line") return 56;
    return frame.clientWidth < 300 ? 344 : 224;
  }

  function fit(frame) {
    const height = `${heightOf(frame)}px`;
    if (frame.style.height !== height) frame.style.height = height;
  }

  function start() {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) fit(target);
    });
    for (const frame of document.querySelectorAll("iframe")) {
      if (!frame.src.startsWith(`${origin}/widget/`)) continue;
      frame.style.width = "100%";
      frame.style.maxWidth = `${WIDEST}px`;
      observer.observe(frame);
    }
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
