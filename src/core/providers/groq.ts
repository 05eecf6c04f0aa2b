import type { Provider } from './provider.ts'

/** Prices: https://groq.com/pricing, November 2026. */
export const groq = {
	id: 'groq',
	label: 'Groq',
	needs: {
		key: 'GROQ_API_KEY',
		address: { name: 'GROQ_BASE_URL', usual: 'https://api.groq.com/openai/v1' },
		keyAt: 'https://console.groq.com/keys',
	},
	text: {
		model: { name: 'GROQ_MODEL', usual: 'openai/gpt-oss-120b' },
		prices: {
			'openai/gpt-oss-120b': { input: 0.15, output: 0.6 },
			'openai/gpt-oss-20b': { input: 0.075, output: 0.3 },
			'qwen/qwen3-32b': { input: 0.29, output: 0.59 },
			// Bills the models it calls; these are the dearest of them.
			'groq/compound': { input: 0.15, output: 0.6 },
			'groq/compound-mini': { input: 0.15, output: 0.6 },
		},
	},
	limitUsd: 2,
} as const satisfies Provider
