import type { ArticleBody } from '#core/html/article-body.ts'
import { InTextCall } from './in-text-call.tsx'

type ArticleTextProps = { body: Pick<ArticleBody, 'beforeCall' | 'afterCall'>; categorySlug: string | undefined }

/** The HTML was sanitised by articleBody, on the server, for this very page. */
export function ArticleText({ body, categorySlug }: ArticleTextProps) {
	return (
		<>
			<Html html={body.beforeCall} className="article-body" />
			<InTextCall categorySlug={categorySlug} />
			<Html html={body.afterCall} className="article-body later-437 md:later-300" />
		</>
	)
}

function Html({ html, className }: { html: string; className: string }) {
	if (html === '') return null
	return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
