/** Where the pages are that one visitor alone has the address of. */
export const REQUESTS = '/pedido/'

export function requestPath(token: string): string {
	return `${REQUESTS}${token}`
}

/** Where a file is sent to, and where the browser tells that the chat was opened. */
export function attachPath(token: string): string {
	return `${requestPath(token)}/arquivo`
}

export function chatPath(token: string): string {
	return `${requestPath(token)}/conversa`
}

export function isRequestPage(pathname: string): boolean {
	return pathname.toLowerCase().startsWith(REQUESTS)
}

/** A file on its way, sent by a form or by React Router. */
export function isAttachPath(pathname: string): boolean {
	return /^\/pedido\/[\w-]+\/arquivo(?:\.data)?$/.test(pathname)
}

/** An address as the log may keep it: without the secret that opens somebody's request. */
export function pathForLog(pathname: string): string {
	return isRequestPage(pathname) ? `${REQUESTS}***` : pathname
}
