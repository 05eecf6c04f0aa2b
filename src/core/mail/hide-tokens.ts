/**
 * Whoever opens the link of a password mail becomes its recipient, so an admin who reads the outbox must not see it, nor a copy of the
 * database hold it. Every token is hidden, also those that would do less.
 */
export function hideTokens(body: string): string {
	return body.replace(/([?&;]token=|\/pedido\/)[^\s&#<>"')\]]+/gi, '$1••••••••')
}
