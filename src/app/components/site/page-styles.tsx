/** A style sheet of public pages. React puts it into the page's head, behind those that are there, and waits for it. */
export function PageStyles({ href }: { href: string }) {
	return <link rel="stylesheet" href={href} precedence="page" />
}
