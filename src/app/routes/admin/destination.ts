const DASHBOARD = '/admin/dashboard'

/** Where to go after signing in: a screen of the back office that was asked for, and nothing outside of it. */
export function destinationOf(wanted: string | null): string {
	if (!wanted || !/^\/admin\/[\w\-./?=&%]*$/.test(wanted)) return DASHBOARD
	return wanted.startsWith('/admin/login') || wanted.startsWith('/admin/sair') ? DASHBOARD : wanted
}
