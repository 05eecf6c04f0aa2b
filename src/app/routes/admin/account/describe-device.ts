/** In this order: most browsers also claim to be those below them. */
const browsers: [RegExp, string][] = [
	[/\bEdg(?:A|iOS)?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
	[/\biPhone\b/, 'no iPhone'],
	[/\biPad\b/, 'no iPad'],
	[/\bAndroid\b/, 'no Android'],
	[/\bCrOS\b/, 'no ChromeOS'],
	[/\bWindows\b/, 'no Windows'],
	[/\bMac OS X\b/, 'no macOS'],
	[/\bLinux\b/, 'no Linux'],
]

/** A user agent in words: 'Chrome no Windows'. */
export function describeDevice(userAgent: string | null): string {
	if (!userAgent) return 'Dispositivo desconhecido'
	const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
	const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
	if (browser) return system ? `${browser} ${system}` : browser
	if (system) return `Navegador ${system}`
	const program = /^[\w.-]{2,30}(?=\/)/.exec(userAgent)?.[0]
	return program && program !== 'Mozilla' ? `Programa ${program}` : 'Dispositivo desconhecido'
}

export function isPhone(userAgent: string | null): boolean {
	return /\b(?:iPhone|Android.+Mobile|Mobile.+Firefox)\b/.test(userAgent ?? '')
}
