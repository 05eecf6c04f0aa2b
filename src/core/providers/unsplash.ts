import type { Provider } from './provider.ts'

export const unsplash = {
	id: 'unsplash',
	label: 'Unsplash',
	needs: {
		key: 'UNSPLASH_ACCESS_KEY',
		address: { name: 'UNSPLASH_BASE_URL', usual: 'https://api.unsplash.com' },
		keyAt: 'https://unsplash.com/oauth/applications',
		keyHint: 'Access Key, não a Secret Key.',
	},
	images: {
		gives: 'fotos',
		photos: true,
		// Its rules want its photos linked, not copied.
		linked: { origin: 'https://images.unsplash.com', privacyPolicy: 'https://unsplash.com/privacy' },
		hue: 1,
	},
} as const satisfies Provider
