import { createContext } from 'react-router'
import type { SignedInUser } from '#core/users/auth.ts'

/** Whoever stands behind a request, set by the guard. Reading it without the guard is a fault. */
export const signedInAdmin = createContext<SignedInUser>()
