import { expect, it, onTestFinished } from "vitest";
import { holdFile } from "../peers/file-lock";
import { health, inquiry, post, startSite } from "./server";

it("pages answer while another program holds the store, and what is sent meanwhile is stored once it lets go", async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const letGo = await holdFile(site.dataDir, "write");
  const sent = Promise.all(
    [1, 2, 3].map((number) => post(site, inquiry({ message: `Обращение номер ${number}` }))),
  );
  for (const path of ["/services", "/en/cases", "/api/cases", "/icons.svg"])
    expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200]);
  await letGo();
  expect((await sent).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await health(site)).outbox.pending).toBe(3);
});
