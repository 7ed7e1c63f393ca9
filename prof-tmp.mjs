import { createClient } from "support-desk-client";
const answer = JSON.stringify({ ticket: {id:"8f14e45f",number: 42,subject:"Tent",description: "<p>The bag with the poles is missing.</p>".repeat(8),url:"https://acme"} });
const fetch = async (input, init) => new Response(answer,{status:init.method==="POST"?201:200,headers:{"content-type":"application/json"}});
const desk = createClient({ baseUrl:"https://acme.desk.example/api/external/v2", apiKey:"k".repeat(32), fetch });
const body={email:"mara.lind@mail.example",subject:"Tent",description:"The poles are missing."};
for(let i=0;i<200000;i++) await desk.GET("/tickets/{ticket_id}",{params:{path:{ticket_id:"42"}}});
