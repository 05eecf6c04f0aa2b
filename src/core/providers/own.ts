import type { Provider } from './provider.ts'

/** The cover that we draw ourselves. */
export const drawing = {
	id: 'placeholder',
	label: 'Desenho do site',
	images: { hue: 3 },
} as const satisfies Provider

/** Writes where no model does. */
export const localWriter = { id: 'local', label: 'Redator local' } as const satisfies Provider
