import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'beneficiarios-do-seguro-de-vida',
	title: 'Beneficiários do seguro de vida: como indicar sem erro',
	excerpt:
		'Nome completo, percentual e revisão a cada mudança na família: o que evita briga e demora na hora de receber.',
	categorySlug: 'vida',
	tags: ['Vida', 'Legislação', 'Documentos', 'Dicas'],
	metaTitle: 'Beneficiários do seguro de vida: como indicar sem erro',
	metaDescription:
		'Beneficiários do seguro de vida: quem você pode indicar, como dividir o valor, o que acontece sem indicação e de que documentos a família vai precisar.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.gov.br/susep/pt-br',
		'https://www.gov.br/receitafederal/pt-br',
	],
	publishedDaysAgo: 31,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Você escolhe livremente quem recebe e pode trocar os nomes durante a vigência.</li>
<li>Sem indicação válida, a lei manda pagar metade ao cônjuge e o restante aos demais herdeiros.</li>
<li>O capital por morte não é herança: em regra, chega à família sem esperar o inventário.</li>
</ul>
</aside>
<p>Indicar os beneficiários do seguro de vida leva cinco minutos. Um erro nesse campo, porém, pode custar meses à família. Nome incompleto, percentual que não fecha e ex-cônjuge esquecido são tropeços comuns. Todos se resolvem com uma boa revisão.</p>
<h2>Quem pode ser beneficiário</h2>
<p>A escolha é livre. A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024, que rege os contratos de seguro</a>, não limita a indicação aos parentes (art. 113). Pode ser o filho, a companheira, um amigo ou uma instituição. Também é possível indicar várias pessoas, cada uma com o seu percentual.</p>
<p>Você pode mudar de ideia. Enquanto o contrato estiver ativo, basta comunicar a troca à seguradora. Faça isso por escrito e guarde o comprovante. Se a empresa não souber da mudança, ela paga a quem estava no cadastro antigo e cumpre a obrigação dela.</p>
<h2>Como preencher sem deixar dúvida</h2>
<ol>
<li><strong>Escreva o nome completo e o CPF.</strong> “Meus filhos” parece claro, até nascer mais um.</li>
<li><strong>Feche a conta dos percentuais.</strong> A soma precisa cobrir o capital inteiro, sem sobra.</li>
<li><strong>Indique substitutos.</strong> Se o primeiro beneficiário morrer antes, o suplente evita a regra geral da lei.</li>
<li><strong>Informe o contato.</strong> Telefone e e-mail ajudam a seguradora a encontrar as pessoas.</li>
<li><strong>Conte à família.</strong> Quem não sabe que existe seguro não pede a indenização.</li>
</ol>
<h2>E se ninguém for indicado?</h2>
<p>A lei tem um plano para esse caso. Na falta de indicação, ou se ela não valer, metade do capital vai para o cônjuge, se houver. O restante vai para os demais herdeiros (art. 115). O mesmo ocorre quando o beneficiário morre antes do segurado e não há suplente.</p>
<table>
<thead>
<tr><th scope="col">Situação</th><th scope="col">Quem recebe, em regra</th><th scope="col">Como evitar dúvida</th></tr>
</thead>
<tbody>
<tr><td>Indicação completa e atual</td><td>As pessoas indicadas, nos percentuais escolhidos</td><td>Revisar uma vez por ano</td></tr>
<tr><td>Sem indicação, segurado casado</td><td>Metade o cônjuge, metade os demais herdeiros</td><td>Indicar nomes e percentuais</td></tr>
<tr><td>União estável sem indicação</td><td>Pode exigir prova e gerar discussão</td><td>Indicar a companheira ou o companheiro pelo nome</td></tr>
<tr><td>Beneficiário já falecido</td><td>Vale a regra geral da lei</td><td>Indicar suplente</td></tr>
</tbody>
</table>
<p>A união estável pede cuidado dobrado. O texto da lei fala em cônjuge na regra principal, e especialistas em direito de família criticam o tratamento desigual do companheiro. Portanto, quem vive em união estável faz bem em escrever o nome do outro na apólice.</p>
<h2>Seguro de vida não é herança</h2>
<p>O capital pago por morte não se considera herança para nenhum efeito, diz o artigo 116. Na prática, a família não precisa esperar o fim do inventário para pedir o valor. A mesma lógica alcança os planos de previdência complementar, segundo o parágrafo único.</p>
<p>Sobre o imposto de renda, a indenização por morte costuma ser informada como rendimento isento. Como as regras fiscais mudam e a previdência tem tratamento próprio, confirme no site da <a href="https://www.gov.br/receitafederal/pt-br" target="_blank" rel="noopener">Receita Federal</a> antes de declarar. Para comparar os dois produtos, veja também a página de <a href="/servicos/previdencia">previdência privada</a>.</p>
<h2>Carência e perguntas de saúde</h2>
<p>Carência é o período inicial em que certas coberturas ainda não valem. Ela precisa estar escrita na proposta e na apólice. Acidentes, em geral, ficam fora dela. Se o sinistro ocorre nesse intervalo, a lei prevê a devolução do prêmio pago ou da reserva, quando houver.</p>
<p>Já o suicídio tem regra própria: nos dois primeiros anos de contrato, não há pagamento do capital. Depois desse prazo, a seguradora não pode recusar por esse motivo (art. 120). Se o tema toca você ou alguém próximo, o Centro de Valorização da Vida atende pelo telefone 188, de graça e a qualquer hora.</p>
<p>Na contratação, responda ao questionário de saúde com franqueza. Uma doença omitida de propósito pode tirar a indenização da família. Por outro lado, a seguradora deve perguntar de modo claro e avisar das consequências.</p>
<aside class="aviso"><p><strong>Revise depois de cada virada.</strong> Casamento, separação, nascimento, morte na família e mudança de cidade são bons motivos. A separação, sozinha, não reescreve a apólice: peça a troca dos nomes.</p></aside>
<h2>O que a família precisa ter à mão</h2>
<p>Deixe uma pasta com a apólice, o telefone da corretora e a lista de seguros do trabalho. Para dar entrada, a seguradora costuma pedir:</p>
<ul>
<li>certidão de óbito e documento do segurado;</li>
<li>documentos e dados bancários de cada beneficiário;</li>
<li>laudos médicos ou boletim de ocorrência, conforme a causa;</li>
<li>certidão de casamento ou prova da união estável, se for o caso.</li>
</ul>
<p>Com a papelada completa, correm os prazos de resposta e de pagamento, de até 30 dias cada um. E o beneficiário tem três anos, desde que soube do fato, para cobrar na Justiça. O artigo sobre <a href="/blog/prazo-da-indenizacao-como-contar-30-dias">o prazo da indenização</a> mostra a contagem. Quem fiscaliza as seguradoras é a <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP</a>, que também oferece uma consulta aos seguros em nome de cada CPF.</p>
<h2>Perguntas frequentes</h2>
<h3>Posso indicar um filho menor de idade?</h3>
<p>Pode. Em geral, o valor vai para o representante legal, em benefício da criança. Se você prefere outra pessoa no cuidado do dinheiro, converse com um advogado de família.</p>
<h3>O credor pode ficar com o seguro de vida?</h3>
<p>Em regra, não. O capital é do beneficiário e não responde pelas dívidas que o segurado deixou. Há exceções, como o seguro ligado a um financiamento, em que o próprio banco é o beneficiário.</p>
<h3>O seguro da empresa substitui o meu?</h3>
<p>Ele ajuda, mas costuma acabar com o emprego. Confira o capital, as coberturas e os beneficiários cadastrados no RH. Depois, veja se falta algo e compare com um <a href="/seguros/vida">seguro de vida</a> individual.</p>
<p class="nota">Este conteúdo é informativo. Regras de família e de impostos têm detalhes que só um profissional, com o seu caso em mãos, pode avaliar.</p>`,
} satisfies DemoPost
