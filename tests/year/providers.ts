import { defaultPrices } from '#core/generation/costs/default-prices.ts'
import { monthStart } from '#core/generation/costs/spent-this-month.ts'
import type { TextModel } from '#core/generation/models/text-model.ts'
import { agreed } from '#core/generation/scheduler/testing/run-tools.ts'
import type { ImageSource } from '#core/images/image-source.ts'
import type { PaidProvider } from '#core/providers/registry.ts'
import { goodArticle } from '#core/seo/testing/good-article.ts'
import type { Chance } from './seeded-chance.ts'

const TEXT = { provider: 'groq', model: 'openai/gpt-oss-120b' } as const
const PICTURES = { provider: 'gemini', model: 'gemini-2.5-flash-image' } as const
const LETTERS_PER_TOKEN = 4
const MOST_WRITTEN = 1500

/** What each provider will ask us to pay, by provider and month: its own count, not ours. */
export type Bills = Map<string, number>

export function billKey(provider: PaidProvider, now: Date): string {
	return `${provider} ${monthStart(now).toISOString().slice(0, 7)}`
}

type Needs = { bills: Bills; chance: Chance; now: () => Date; step: () => Promise<void> }

function priceOf({ provider, model }: typeof TEXT | typeof PICTURES) {
	const price = defaultPrices.find((one) => one.provider === provider && one.model === model)
	if (!price) throw new Error(`no price of ${model}`)
	return price
}

function bill({ bills, now }: Needs, provider: PaidProvider, usd: number): void {
	const key = billKey(provider, now())
	// Call by call to the millionth of a dollar, as we keep it.
	bills.set(key, (bills.get(key) ?? 0) + Math.round(usd * 1e6) / 1e6)
}

/** Writes the same article under another title each time. What is asked costs, whether or not its answer arrives. */
export function modelOf(needs: Needs, newTitle: () => string): TextModel {
	const price = priceOf(TEXT)
	const { chance, step } = needs
	return {
		...TEXT,
		async write({ instructions, prompt, schema, maxOutputTokens }) {
			if (chance.happens(0.04)) return { ok: false, reason: 'server-error', detail: 'busy' }
			const usage = {
				inputTokens: Math.ceil((instructions.length + prompt.length) / LETTERS_PER_TOKEN),
				outputTokens: Math.min(maxOutputTokens, MOST_WRITTEN),
			}
			const { inputPerMillionUsd, outputPerMillionUsd } = price
			bill(
				needs,
				TEXT.provider,
				(usage.inputTokens * inputPerMillionUsd + usage.outputTokens * outputPerMillionUsd) / 1e6,
			)
			await step()
			if (chance.happens(0.04)) throw new Error('the connection broke before the answer')
			return { ok: true, value: schema.parse(articleNamed(newTitle())), usage }
		},
	}
}

function articleNamed(title: string) {
	const { metaTitle, metaDescription, content, sourceUrls } = goodArticle
	return {
		...agreed,
		title,
		meta_title: metaTitle,
		meta_description: metaDescription,
		content: `<p>${title}</p>${content}`,
		excerpt: 'Resumo do artigo.',
		tags: ['seguro'],
		sources: sourceUrls,
	}
}

/** A picture that costs money, and the drawn cover that always works. */
export function picturesOf(needs: Needs): { gemini: ImageSource; placeholder: ImageSource } {
	const { perImageUsd } = priceOf(PICTURES)
	const { chance, step } = needs
	const made = { ok: true, image: { kind: 'made', bytes: new Uint8Array([1]) } } as const
	return {
		gemini: {
			model: PICTURES.model,
			async make() {
				if (chance.happens(0.1)) return { ok: false, fault: 'server-error', billed: false }
				bill(needs, PICTURES.provider, perImageUsd)
				await step()
				if (chance.happens(0.1)) throw new Error('the connection broke before the picture')
				return made
			},
		},
		placeholder: { model: null, make: async () => made },
	}
}
