import type { ImageSettings } from '#core/settings/image-settings.ts'

export type WrongField = 'primary' | 'fallback'

/** What came of a form of this screen, in the words of a toast. */
export type Outcome = { of: 'settings' | 'price'; title: string; text: string } & (
	| { ok: true }
	| { ok: false; wrong?: WrongField; typed?: ImageSettings }
)

export const SAVE_FAILED = 'Erro ao salvar'

/** The form of a price says what to do with it; the settings are only ever saved. */
export function isPrice(form: FormData): boolean {
	return form.has('intent')
}
