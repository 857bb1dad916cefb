/** What the operator's command prints for `help`, by the name it is called by. */
export const help = (
  name: string,
): string => `Looks after stored inquiries, in the file of DATA_DIR or the database of DATABASE_URL, also while the site runs.

Usage: ${name} COMMAND

  list [--status STATUS]        everything not delivered, or all of one status; shows nothing personal;
                                --status suspected ends the daily mails about those it lists
  show ID                       one inquiry with everything the visitor wrote
  retry ID... | --all-parked    queue parked inquiries anew and make waiting ones due now; ends a pause of the CRM
  release ID...                 deliver an inquiry that was taken for spam
  file ID --out FILE            save the file that came with an inquiry as a new FILE; nobody has looked for viruses in it
  export [--status STATUS] [--out FILE] [--files FOLDER]
                                all inquiries, or those of one status, as CSV to FILE or standard output,
                                and the files that came with them to a new FOLDER, each under its inquiry's ID
  erase ID... | --email ADDRESS [--yes]
                                remove personal data; --yes also that of inquiries the CRM does not have,
                                which are then never delivered
                                exit code 1 also while the text is still in the files of the store
  wipe                          see that nothing erased is left in those files; the site may have to wait for it
  check                         read the whole store and name what is not as it was written down
  backup FILE                   copy the store to a new FILE, also while the site runs; a database needs pg_dump here;
                                the numbers of erased inquiries go beside it (erased-inquiries.txt)
  restore FILE                  put such a copy in the place of the store, while the site does not run; what was erased
                                since the copy was made is erased again
                                (SQLite; docs/operations.md says how a database is restored)
  reconcile [--days N] [--mend] compare the store with the CRM, for inquiries of the last N days (3): leads that are missing, double or
                                unknown; --mend queues what is missing, and looks up what waits though the CRM has it
  resume                        have delivery go on after it was stopped because the CRM has two leads of one inquiry
  recheck [FOLDER]              after a restored database (PostgreSQL; restore does it by itself): look every undelivered
                                inquiry up in the CRM before a lead is created, and erase again what was erased before,
                                also by the erased-inquiries.txt of FOLDER

  STATUS is pending, suspected (looks like spam), parked (the CRM refuses it) or delivered.
  --json                        answer in JSON (all commands)

Which store was read stands on standard error. A running site takes up what was retried or released within seconds.
Exit code: 0 done, 1 nothing done or not all of it, 2 wrong usage.
`;
