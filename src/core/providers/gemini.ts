import type { Provider } from './provider.ts'

/** Prices: https://ai.google.dev/gemini-api/docs/pricing, November 2026. */
export const gemini = {
	id: 'gemini',
	label: 'Gemini',
	needs: {
		key: 'GEMINI_API_KEY',
		address: { name: 'GEMINI_BASE_URL', usual: 'https://generativelanguage.googleapis.com/v1beta' },
		keyAt: 'https://aistudio.google.com/apikey',
	},
	text: {
		model: { name: 'GEMINI_TEXT_MODEL', usual: 'gemini-flash-latest' },
		prices: {
			'gemini-2.5-flash': { input: 0.3, output: 2.5 },
			// A name that moves from model to model; this is the dearest it has stood for.
			'gemini-flash-latest': { input: 1.5, output: 9 },
		},
		seesPictures: true,
	},
	images: {
		gives: 'imagens geradas',
		model: { name: 'GEMINI_IMAGE_MODEL', usual: 'gemini-3.1-flash-image' },
		prices: { 'gemini-3.1-flash-image': 0.067, 'gemini-3-pro-image': 0.134, 'gemini-2.5-flash-image': 0.039 },
		quotaReturns: 'Ela volta à meia-noite do Pacífico.',
		hue: 2,
	},
	limitUsd: 0.5,
	hasSwitch: true,
} as const satisfies Provider
