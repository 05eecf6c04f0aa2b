import type { FormAnswer } from '#app/components/admin/form/use-schema-form.ts'
import type { ImageSettings } from '#core/settings/image-settings.ts'

export type WrongField = 'primary' | 'fallback'

/** What came of a form of this screen, in the words of a toast. */
export type Outcome = {
	of: 'settings' | 'price'
	title: string
	text: string
	/** The settings whose sender has seen them: the form stands on these from now on. */
	seen?: ImageSettings | undefined
} & (
	| { ok: true }
	/** `overtaken`: somebody else saved first. */
	| { ok: false; wrong?: WrongField; typed?: ImageSettings; overtaken?: true; answer?: FormAnswer }
)

export const SAVE_FAILED = 'Erro ao salvar'

/** The form of a price says what to do with it; the settings are only ever saved. */
export function isPrice(form: FormData | URLSearchParams): boolean {
	return form.has('intent')
}
