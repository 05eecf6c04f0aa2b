import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'quem-fiscaliza-seguro-consorcio-plano-de-saude',
	title: 'SUSEP, Banco Central ou ANS: quem fiscaliza o quê',
	excerpt: 'Seguro, consórcio e plano de saúde têm fiscais diferentes. Saiba onde conferir o registro e onde reclamar.',
	categorySlug: 'dicas-gerais',
	tags: ['Dicas', 'Legislação', 'Direitos', 'Prevenção'],
	metaTitle: 'SUSEP, Banco Central ou ANS: quem fiscaliza o quê',
	metaDescription:
		'SUSEP, Banco Central ou ANS? Descubra quem fiscaliza seguro, previdência, consórcio e plano de saúde, como conferir o registro e onde reclamar de graça.',
	sourceUrls: [
		'https://www.gov.br/susep/pt-br',
		'https://www.bcb.gov.br',
		'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/l11795.htm',
		'https://www.gov.br/ans/pt-br',
		'https://www.gov.br/receitafederal/pt-br',
		'https://www.consumidor.gov.br',
	],
	publishedDaysAgo: 112,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>A SUSEP cuida de seguros, previdência aberta e capitalização. Já o Banco Central cuida do consórcio, e a ANS, dos planos de saúde.</li>
<li>Antes de pagar, consulte o registro da empresa no site do órgão certo.</li>
<li>Para reclamar, comece pela empresa e siga para o canal público do setor.</li>
</ul>
</aside>
<p>Seguro, consórcio e plano de saúde chegam muitas vezes pelas mãos da mesma corretora. Os fiscais, porém, são diferentes. Saber quem fiscaliza o quê ajuda em dois momentos: antes de assinar, para conferir se a empresa existe, e depois, para reclamar no lugar certo. SUSEP, Banco Central e ANS dividem esse trabalho.</p>
<h2>Quem fiscaliza o quê</h2>
<table>
<thead>
<tr><th scope="col">Produto</th><th scope="col">Órgão</th><th scope="col">O que você confere</th></tr>
</thead>
<tbody>
<tr><td>Seguro de carro, casa, vida e viagem</td><td>SUSEP</td><td>Seguradora autorizada e registro do corretor</td></tr>
<tr><td>Previdência privada aberta (PGBL e VGBL)</td><td>SUSEP</td><td>Entidade ou seguradora autorizada</td></tr>
<tr><td>Título de capitalização</td><td>SUSEP</td><td>Sociedade de capitalização autorizada</td></tr>
<tr><td>Consórcio</td><td>Banco Central</td><td>Administradora de consórcio autorizada</td></tr>
<tr><td>Plano de saúde e odontológico</td><td>ANS</td><td>Registro da operadora e do plano</td></tr>
<tr><td>Previdência fechada, de empresa</td><td>Previc</td><td>Fundo de pensão registrado</td></tr>
</tbody>
</table>
<p>A previdência confunde muita gente. O plano que se compra no banco ou na corretora é aberto e fica com a SUSEP. Já o fundo de pensão de uma empresa tem outro fiscal, a Previc.</p>
<h2>SUSEP: seguros, previdência e corretores</h2>
<p>A <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">Superintendência de Seguros Privados</a> autoriza as seguradoras e registra os corretores. No site, você consulta a empresa pelo nome ou pelo CNPJ e o corretor pelo nome ou pelo registro. Com a conta gov.br, você também pode ver os seguros em seu CPF.</p>
<p>Três sinais pedem consulta imediata: boleto em nome de pessoa física, preço muito abaixo do mercado e pressa para pagar. Além disso, desconfie de quem vende seguro sem proposta escrita. A lei atual exige que a apólice identifique as partes, os riscos e o corretor.</p>
<h2>Banco Central: o consórcio</h2>
<p>No consórcio, um grupo junta dinheiro para comprar bens. A cada mês, sorteios e lances definem quem recebe a carta de crédito. Não há juros, mas há custos: taxa de administração, fundo de reserva e, às vezes, seguro. Portanto, leia o contrato, em que todos devem aparecer em percentual.</p>
<p>A <a href="https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/l11795.htm" target="_blank" rel="noopener">Lei 11.795, de 2008</a>, organiza o sistema. Só pode administrar grupos a empresa que o <a href="https://www.bcb.gov.br" target="_blank" rel="noopener">Banco Central do Brasil</a> autoriza. A corretora que oferece a cota atua como representante. Assim, pergunte o nome da administradora e confira na lista do Banco Central.</p>
<p>Um alerta cabe aqui: ninguém pode prometer data de contemplação por sorteio. Quem promete, portanto, erra ou mente. Veja como funcionam prazos e lances na página de <a href="/servicos/consorcio">consórcio</a>.</p>
<h2>ANS: plano de saúde e odontológico</h2>
<p>A <a href="https://www.gov.br/ans/pt-br" target="_blank" rel="noopener">Agência Nacional de Saúde Suplementar</a> registra as operadoras e cada plano que elas vendem. Além disso, define a lista mínima de procedimentos e os prazos de atendimento. Antes de assinar, confira o número do registro do plano e a área de abrangência. Depois, leia as carências e as regras de reajuste, que mudam entre contratos individuais e coletivos.</p>
<p>Quando a operadora negar um exame, peça a negativa por escrito. Em seguida, registre a queixa na própria agência. O canal é gratuito e, em geral, resolve casos simples sem processo.</p>
<h2>Roteiro de conferência em cinco passos</h2>
<ol>
<li><strong>Peça o nome completo e o CNPJ.</strong> O nome fantasia, sozinho, não basta.</li>
<li><strong>Abra o site do órgão certo.</strong> Digite o endereço no navegador, em vez de seguir links de mensagens.</li>
<li><strong>Confira o registro.</strong> Além de ativo, ele precisa valer para aquele produto.</li>
<li><strong>Compare o boleto.</strong> O beneficiário deve ser a empresa consultada.</li>
<li><strong>Guarde tudo.</strong> Por fim, salve proposta, contrato, comprovantes e conversas.</li>
</ol>
<p>O roteiro leva menos de quinze minutos. Em contratos de muitos anos, como consórcio e previdência, é um tempo bem gasto.</p>
<h2>E a Receita Federal, onde entra?</h2>
<p>Ela não fiscaliza o contrato, mas cuida do imposto. Em linhas gerais, o PGBL permite deduzir aportes até 12% da renda tributável do ano. Isso vale para quem declara no modelo completo e contribui para a previdência oficial. Já o VGBL não tem essa dedução. Como as regras fiscais mudam, confirme os detalhes na <a href="https://www.gov.br/receitafederal/pt-br" target="_blank" rel="noopener">página da Receita Federal</a> antes de aplicar.</p>
<aside class="aviso"><p><strong>Golpe usa nome de órgão público.</strong> SUSEP, Banco Central e ANS não ligam para cobrar taxa de liberação de indenização ou de carta de crédito. Se pedirem depósito para “desbloquear” um valor, desligue e registre a ocorrência.</p></aside>
<h2>Onde reclamar, em ordem</h2>
<p>Comece pela empresa, no atendimento e na ouvidoria, e anote os protocolos. Se não resolver, use o canal do setor:</p>
<ul>
<li><strong>Seguro e previdência aberta:</strong> <a href="https://www.consumidor.gov.br" target="_blank" rel="noopener">Consumidor.gov.br</a>, que a SUSEP acompanha;</li>
<li><strong>Consórcio:</strong> canal de reclamações do Banco Central e a mesma plataforma, se a administradora participar;</li>
<li><strong>Plano de saúde:</strong> central de atendimento da ANS;</li>
<li><strong>Qualquer um deles:</strong> Procon da sua cidade ou do Estado.</li>
</ul>
<p>Esses órgãos fiscalizam e mediam, mas não substituem o juiz. Assim, quando a conversa falha, a Justiça continua aberta. Para seguros, mostramos o caminho em <a href="/blog/sinistro-negado-como-recorrer">sinistro negado: como recorrer</a>.</p>
<h2>O papel da corretora</h2>
<p>A corretora compara opções, explica o contrato e acompanha o sinistro. Para isso, precisa de registro próprio na SUSEP, diferente do registro da pessoa que responde por ela. Também deve ser clara sobre as empresas que representa e sobre quanto recebe. Se você perguntar, a resposta tem de vir sem constrangimento.</p>
<h2>Perguntas frequentes</h2>
<h3>A corretora pode vender consórcio e plano de saúde?</h3>
<p>Pode, como representante ou intermediária. O contrato, porém, é com a administradora ou com a operadora. Anote os dois nomes antes de assinar.</p>
<h3>Seguro de vida do banco também é da SUSEP?</h3>
<p>Sim. O banco distribui, mas quem assume o risco é uma seguradora. Por isso, o nome dela deve constar na proposta e na apólice.</p>
<h3>Proteção veicular tem fiscal?</h3>
<p>Tem. A Lei Complementar 213, de 2025, pôs as associações sob a supervisão da SUSEP, em etapas. Explicamos as diferenças em <a href="/blog/protecao-veicular-e-seguro-auto">proteção veicular e seguro auto</a>.</p>
<p class="nota">Informação geral, sem valor de parecer. Antes de contratar, confira o registro da empresa no site do órgão e leia o contrato inteiro.</p>`,
} satisfies DemoPost
