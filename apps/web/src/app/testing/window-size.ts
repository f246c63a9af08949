declare global {
  interface Window {
    readonly happyDOM: { setViewport(size: { width: number; height: number }): void };
  }
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Nothing is laid out here: it decides what the app asks of `matchMedia`. */
export function setWindowSize(size: { width: number; height: number }): void {
  window.happyDOM.setViewport(size);
}
