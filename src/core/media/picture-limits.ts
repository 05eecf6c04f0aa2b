/** Past these a picture is refused, here and in the browser that would send it. */
export const MOST_BYTES = 10 * 1024 * 1024
export const MOST_PIXELS = 40_000_000
