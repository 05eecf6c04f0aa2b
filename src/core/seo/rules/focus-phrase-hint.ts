import { type Field, type Hint, quote } from '../finding.ts'
import { contentStems } from './content-words.ts'
import { openingOf, spanOf } from './structure-hints.ts'

type Place = { name: string; field: Field; text: string | undefined }

/** The words an article should be found by belong where a search engine and a reader look first. */
export const focusPhraseUsed: Hint = {
	id: 'focus-phrase',
	find({ focusPhrase, title, metaTitle, metaDescription, text }) {
		const phrase = focusPhrase?.trim() ?? ''
		const opening = openingOf(text)
		const places: Place[] = [
			{ name: 'no título para buscadores', field: metaTitle?.trim() ? 'metaTitle' : 'title', text: metaTitle || title },
			{ name: 'na descrição', field: 'metaDescription', text: metaDescription ?? undefined },
			{ name: 'na abertura', field: 'content', text: opening?.text },
		]
		const lacking = places.filter((place) => place.text?.trim() && !saysAll(place.text, phrase))
		if (lacking.length === 0) return []
		const { field } = lacking[0]!
		return [
			{
				message: `A frase de foco ${quote(phrase)} não aparece ${lacking.map(({ name }) => name).join(' nem ')}.`,
				element: 'frase de foco',
				field,
				span: field === 'content' ? spanOf(opening) : undefined,
				fix: 'Use as palavras dela ali, se couberem com naturalidade, ou troque a frase de foco.',
			},
		]
	},
}

/** The same words in any order and with any ending; words that only tie others together do not count. */
function saysAll(text: string, phrase: string): boolean {
	const said = contentStems(text)
	return [...contentStems(phrase)].every((stem) => said.has(stem))
}
