import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultImageSettings, type ImageSettings } from '#core/settings/image-settings.ts'
import { EstimateCard } from './estimate-card.tsx'

const geminiFirst: ImageSettings = { ...defaultImageSettings, primary: 'gemini', fallback: 'unsplash' }

function textOf(settings: ImageSettings, withoutKey: string[] = []): string {
	const card = <EstimateCard settings={settings} prices={{ gemini: 0.067 }} withoutKey={withoutKey} />
	return renderToStaticMarkup(card)
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
}

test('the estimate counts with the price table, and says where the limit stops it', () => {
	const text = textOf(geminiFirst)
	expect(text).toContain('US$ 1,420')
	expect(text).toContain('mais 20 imagens do Gemini a US$ 0,067 cada, pela tabela de preços (20 artigos por mês)')
	expect(text).toContain(
		'O limite de US$ 0,50 paga no máximo 7: depois dele, o Gemini não é chamado até o mês seguinte.',
	)
	expect(textOf({ ...geminiFirst, geminiLimitUsd: 5 })).not.toContain('O limite de')
})

test('who has no key is not called and costs nothing, and that is said', () => {
	expect(textOf(geminiFirst, ['gemini'])).toContain('Sem a chave do Gemini, ele não é chamado e não custa nada.')
})

test('as a fallback it is asked for a fifth of the pictures; where it is off, for none', () => {
	expect(textOf(defaultImageSettings)).toContain('mais 4 imagens do Gemini')
	expect(textOf({ ...defaultImageSettings, geminiEnabled: false })).toContain('Nenhuma imagem paga.')
})
