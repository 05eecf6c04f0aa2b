import { data } from 'react-router'
import { isNoAnswer } from '#app/is-no-answer.ts'
import { noAnswerText } from './keep-screen.ts'

type Telling<Answer> = {
	/** Says what came of it. */
	tell?: ((answer: Answer) => void) | undefined
	/** The answer where the server gave none. Without it the frame says so. */
	unanswered?: ((why: string) => Answer) | undefined
}

/**
 * For a screen's clientAction: the notice comes with the answer, not with the screen that asked, so whoever has left it
 * meanwhile is told all the same. What is told names what it is about, as it may be read anywhere.
 */
export async function toldAction<Answer>(
	serverAction: () => Promise<Answer>,
	{ tell, unanswered }: Telling<NoInfer<Answer>>,
) {
	try {
		const answer = await serverAction()
		tell?.(answer)
		return answer
	} catch (error) {
		if (!unanswered || !isNoAnswer(error)) throw error
		const answer = unanswered(noAnswerText(error))
		tell?.(answer)
		// A failure by its status: the screen is not read anew, which would fail too.
		return data(answer, { status: 503 })
	}
}
