import { THEME_COLOR } from '#app/theme-color.ts'
import { iconPath } from '#core/identity/brand-icon.ts'
import type { Site } from '#core/identity/site.ts'

/** What a phone shows of the site on its first screen. */
export function webManifest({ name, shortName, mark }: Pick<Site, 'name' | 'shortName' | 'mark'>): string {
	const icon = (size: 192 | 512, purpose?: string) => ({
		src: mark ? iconPath(mark, size) : `/icon-${size}.png`,
		type: 'image/png',
		sizes: `${size}x${size}`,
		...(purpose && { purpose }),
	})
	return JSON.stringify({
		name,
		short_name: shortName,
		lang: 'pt-BR',
		start_url: '/',
		display: 'browser',
		background_color: '#ffffff',
		theme_color: THEME_COLOR,
		icons: [icon(192), icon(512), icon(512, 'maskable')],
	})
}
