import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'sinistro-negado-como-recorrer',
	title: 'Sinistro negado: como recorrer, passo a passo',
	excerpt: 'A recusa tem de vir por escrito e com motivo. Da reconsideração ao Juizado, veja a ordem que poupa tempo.',
	categorySlug: 'sinistros',
	tags: ['Sinistro', 'Legislação', 'Documentos', 'Direitos'],
	metaTitle: 'Sinistro negado: como recorrer, passo a passo',
	metaDescription:
		'Sinistro negado pela seguradora? Saiba pedir o motivo por escrito, reunir provas, usar a ouvidoria e o Consumidor.gov.br e não perder o prazo de um ano.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.consumidor.gov.br',
		'https://www.gov.br/susep/pt-br',
		'https://www.planalto.gov.br/ccivil_03/leis/l9099.htm',
		'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
	],
	publishedDaysAgo: 99,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>A seguradora deve recusar por escrito, com a cláusula e os fatos. Exija esse documento.</li>
<li>Peça reconsideração e, depois, vá à ouvidoria e ao Consumidor.gov.br. Tudo isso é gratuito.</li>
<li>O segurado tem um ano para ir à Justiça, contado de quando recebe a recusa.</li>
</ul>
</aside>
<p>Um sinistro negado não é o fim da história, porque muitas recusas nascem de documento que faltou ou de cláusula mal lida. Para recorrer, porém, a ordem importa. Primeiro, entenda o motivo. Depois, responda com provas e suba um degrau de cada vez, sem perder o prazo.</p>
<h2>Primeiro: descubra o motivo exato</h2>
<p>A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a> não aceita um “não” genérico. A recusa precisa ser expressa e motivada. Em regra, a seguradora também não pode trocar de argumento depois, salvo se descobrir fato novo. Além disso, deve entregar a você os documentos que sustentam a decisão.</p>
<p>Peça por escrito três coisas: a carta de recusa, a cláusula aplicada e o relatório da regulação. Se ela não respondeu em 30 dias, com os documentos completos e sem suspensão do prazo, perdeu o direito de recusar. Confira a conta no artigo sobre <a href="/blog/prazo-da-indenizacao-como-contar-30-dias">o prazo da indenização</a>.</p>
<h2>Motivos comuns e o que responder</h2>
<table>
<thead>
<tr><th scope="col">Motivo alegado</th><th scope="col">O que verificar</th><th scope="col">Prova que ajuda</th></tr>
</thead>
<tbody>
<tr><td>Risco excluído</td><td>A exclusão está clara na apólice?</td><td>Condições gerais e laudo da causa</td></tr>
<tr><td>Informação errada no questionário</td><td>A pergunta era clara? Houve má-fé?</td><td>Cópia do questionário e mensagens</td></tr>
<tr><td>Falta de pagamento</td><td>Houve notificação com 15 dias para pagar?</td><td>Comprovantes e e-mails</td></tr>
<tr><td>Aviso tardio</td><td>A demora causou algum dano?</td><td>Protocolos e registro da ocorrência</td></tr>
<tr><td>Documento ausente</td><td>O pedido foi justificado e possível?</td><td>Recibo de entrega</td></tr>
<tr><td>Agravamento do risco</td><td>Foi intencional, relevante e continuado?</td><td>Testemunhas e laudos</td></tr>
</tbody>
</table>
<p>Dois pontos merecem destaque. Quando a apólice deixa dúvida, a leitura tende a favorecer o segurado. E o erro sem má-fé no questionário, em geral, reduz a indenização em vez de eliminá-la.</p>
<h2>Passo a passo para recorrer</h2>
<ol>
<li><strong>Monte a pasta.</strong> Apólice, proposta, questionário, aviso, fotos, laudos, orçamentos e toda a troca de mensagens.</li>
<li><strong>Peça reconsideração.</strong> Escreva à seguradora, responda ao motivo ponto por ponto e anexe as provas. Esse pedido suspende, uma única vez, o prazo para ir à Justiça, até a resposta final.</li>
<li><strong>Vá à ouvidoria.</strong> Ela é independente da área que recusou e existe para rever decisões.</li>
<li><strong>Registre no <a href="https://www.consumidor.gov.br" target="_blank" rel="noopener">Consumidor.gov.br</a>.</strong> A empresa costuma ter até dez dias para responder na plataforma.</li>
<li><strong>Procure o Procon ou a Defensoria Pública.</strong> O atendimento é gratuito e pode levar a um acordo.</li>
<li><strong>Avalie a Justiça.</strong> Leve a pasta a um advogado ou ao Juizado Especial.</li>
</ol>
<h2>O que a SUSEP faz, e o que não faz</h2>
<p>A <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP fiscaliza as seguradoras</a>, pune irregularidades e acompanha as queixas da plataforma pública. Ela não julga, porém, o caso individual, nem manda pagar a sua indenização. Mesmo assim, a reclamação tem peso, pois fica registrada e pode servir de prova mais tarde.</p>
<p>A lei também oferece outro apoio ao consumidor. O <a href="https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm" target="_blank" rel="noopener">Código de Defesa do Consumidor</a> considera nulas as cláusulas abusivas (art. 51) e permite ao juiz inverter o ônus da prova em certos casos (art. 6º, VIII).</p>
<h2>Juizado Especial: quando faz sentido</h2>
<p>O Juizado Especial Cível recebe causas de até 40 salários mínimos. Quando o valor não passa de 20, você pode ir sem advogado, conforme a <a href="https://www.planalto.gov.br/ccivil_03/leis/l9099.htm" target="_blank" rel="noopener">Lei 9.099, de 1995</a>. Além disso, não há custas na primeira fase. Por outro lado, casos que exigem perícia complexa costumam seguir para a Justiça comum.</p>
<p>A ação corre, em regra, no lugar onde o segurado ou o beneficiário mora. Portanto, quem vive em Torres não precisa ir à cidade da seguradora.</p>
<aside class="aviso"><p><strong>Olho no prazo de um ano.</strong> Ele começa quando o segurado recebe a recusa expressa e motivada (art. 126). Beneficiários e terceiros prejudicados têm três anos. Como conversa por telefone não para o relógio, formalize.</p></aside>
<h2>Como escrever o pedido de reconsideração</h2>
<p>Uma página basta, desde que tenha frases curtas e poucos adjetivos. Este roteiro, por exemplo, funciona:</p>
<ul>
<li>número da apólice e do sinistro, com as datas do fato, do aviso e da recusa;</li>
<li>o motivo da recusa, copiado da carta;</li>
<li>a sua resposta, com a cláusula que dá cobertura;</li>
<li>a lista de documentos anexos;</li>
<li>o pedido: pagamento, revisão do valor ou nova vistoria;</li>
<li>a data e um pedido de resposta por escrito.</li>
</ul>
<p><strong>Exemplo ilustrativo.</strong> A carta diz: “dano por falta de manutenção”. A resposta pode dizer: “o laudo anexo, de 10 de junho, aponta o vento como causa. As fotos de abril mostram o telhado íntegro. A cobertura de vendaval está na página 3 da apólice. Peço a revisão da decisão”.</p>
<h2>E quando a recusa está certa?</h2>
<p>Acontece. Quando a exclusão é clara e o fato se encaixa nela, insistir só custa tempo. Nesse caso, use o aprendizado: ajuste a apólice, inclua a cobertura que faltou e corrija os dados. Uma recusa parcial também pode estar correta, por exemplo, quando o prejuízo passa do limite contratado.</p>
<p>Na dúvida, peça à corretora uma segunda leitura, pois ela conhece o contrato e diz com franqueza se há caminho. Se o seguro é do carro, compare depois os limites na página de <a href="/seguros/auto">seguro auto</a>.</p>
<h2>Perguntas frequentes</h2>
<h3>Posso consertar o bem enquanto discuto a recusa?</h3>
<p>Pode, mas antes documente tudo. Faça fotos, guarde as peças trocadas e peça um laudo independente. Além disso, avise a seguradora por escrito sobre a data do conserto.</p>
<h3>A seguradora pagou só uma parte. Aceito?</h3>
<p>Leia o recibo antes de assinar, porque, se ele der quitação total, o resto fica difícil de cobrar. Pergunte também se é possível receber o valor incontroverso e discutir a diferença.</p>
<h3>Reclamar prejudica a minha renovação?</h3>
<p>Registrar queixa é um direito. A seguradora pode rever o preço pelo histórico de sinistros, mas não como castigo por reclamar. Se suspeitar disso, leve o fato à plataforma pública.</p>
<p class="nota">Este artigo informa e não substitui a orientação de um advogado. Prazos legais pedem atenção: na dúvida, procure ajuda logo.</p>`,
} satisfies DemoPost
