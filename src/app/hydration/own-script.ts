import { createContext } from 'react'

/**
 * On the server the mark that tells our own inline scripts from any other (marks.server.ts); given as their `nonce`.
 * It never leaves the server, so the browser renders none.
 */
export const OwnScript = createContext<string | undefined>(undefined)
