/** A link that opens a chat with a prefilled message. */
export function chatLink(number: string, message: string): string {
	return `https://wa.me/${number}?text=${encodeURIComponent(message)}`
}
