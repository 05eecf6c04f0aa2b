import { expect, test } from 'vitest'
import { checkArticle } from '#core/seo/check-article.ts'
import { goodArticle, surroundings } from '#core/seo/testing/good-article.ts'
import { emptyEditorFields } from '../fields/editor-fields.ts'
import { seoArticle } from './seo-article.ts'

test('the focus phrase of the form is looked for in the article of the form', () => {
	const { title, metaTitle, metaDescription, content } = goodArticle
	const fields = { ...emptyEditorFields, title, metaTitle, metaDescription, content }
	const hintsFor = (focusPhrase: string) =>
		checkArticle(seoArticle({ ...fields, focusPhrase }, 'seguro-auto'), surroundings).findings.filter(
			({ id }) => id === 'focus-phrase',
		)
	expect(hintsFor('')).toEqual([])
	expect(hintsFor('proposta')).toEqual([])
	expect(hintsFor('franquia de barco')).toMatchObject([{ severity: 'dica', field: 'metaTitle', points: 0 }])
})
