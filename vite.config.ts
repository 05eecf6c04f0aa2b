import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	environments: {
		ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
	},
	// Found out one by one, each new dependency would reload the page of whoever is looking at it.
	optimizeDeps: { entries: ['src/app/entry.client.tsx', 'src/app/root.tsx', 'src/app/routes/**/*.tsx'] },
	build: { assetsInlineLimit: 0, rollupOptions: { checks: { pluginTimings: false } } },
})
