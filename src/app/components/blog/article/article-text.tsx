import type { ArticleBody } from '#core/html/article-body.ts'
import { InTextCall } from './in-text-call.tsx'

type ArticleTextProps = { body: Pick<ArticleBody, 'beforeCall' | 'afterCall'>; categorySlug: string | undefined }

/** The HTML was sanitised by articleBody, on the server, for this very page. */
export function ArticleText({ body, categorySlug }: ArticleTextProps) {
	return (
		<>
			<Html html={body.beforeCall} />
			<InTextCall categorySlug={categorySlug} />
			<Html html={body.afterCall} />
		</>
	)
}

function Html({ html }: { html: string }) {
	if (html === '') return null
	return <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
}
