import { useRevalidator } from 'react-router'
import { LostConnection } from './keep-screen.ts'

export const LOST = {
	title: 'Sem conexão',
	message: 'O servidor não respondeu. Confira a conexão e tente de novo.',
}

/** For an error page: another try. Without a connection a reload would leave the browser's own error page. */
export function useReadAgain(error: unknown) {
	const { revalidate, state } = useRevalidator()
	const lost = error instanceof LostConnection
	return {
		lost,
		reading: state === 'loading',
		readAgain: lost ? () => void revalidate() : () => location.reload(),
	}
}
