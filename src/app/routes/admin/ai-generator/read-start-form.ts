import { runSettings } from '#core/generation/runs/run-settings.ts'
import { textIn } from '#lib/form-texts.ts'
import { isId } from '#lib/is-id.ts'

/** The settings card as its form sends it. What is not ticked is not sent. */
export function readStartForm(form: FormData) {
	const text = (name: string) => textIn(form, name)
	const categoryId = text('categoryId')
	const target = Number(text('targetSeoScore'))
	return {
		id: isId(text('id')) ? text('id') : undefined,
		prompt: text('prompt').replaceAll('\r\n', '\n'),
		categoryId: isId(categoryId) ? categoryId : undefined,
		settings: runSettings.parse({
			useWebResearch: form.has('useWebResearch'),
			fastMode: form.has('fastMode'),
			autoPublish: form.has('autoPublish'),
			checkedFactsOnly: form.has('checkedFactsOnly'),
			submitToGSC: form.has('submitToGSC'),
			...(Number.isFinite(target) && text('targetSeoScore') !== '' && { targetSeoScore: target }),
		}),
	}
}
