/**
 * What inputs, selects and text areas share. Height, padding and border come from tokens, so the back office's are
 * denser. The transparent outline shows up where the system replaces our colours.
 */
export const controlLook =
	'w-full min-w-0 rounded-control bg-panel px-(--control-padding) text-control text-ink inset-ring-[length:var(--control-border)] inset-ring-field outline-2 outline-transparent transition-shadow placeholder:text-placeholder placeholder:opacity-100 focus:inset-ring-2 focus:inset-ring-teal-600 focus:ring-[length:var(--control-halo)] focus:ring-halo aria-invalid:inset-ring-2 aria-invalid:inset-ring-red-600 disabled:bg-paper-2 disabled:text-disabled disabled:inset-ring-line'
