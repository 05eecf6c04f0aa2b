declare module 'pa11y' {
	type Options = {
		standard: 'WCAG2AA'
		viewport: { width: number; height: number }
		chromeLaunchConfig: { executablePath: string; args: string[] }
	}
	export type Issue = { code: string; message: string; context: string; selector: string }
	export default function pa11y(url: string, options: Options): Promise<{ issues: Issue[] }>
}
