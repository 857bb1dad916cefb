import about from "./about.json";
import blog from "./blog.json";
import brokenPage from "./broken-page.json";
import cases from "./cases.json";
import common from "./common.json";
import company from "./company.json";
import contacts from "./contacts.json";
import designGenerator from "./design-generator.json";
import errors from "./errors.json";
import exhibits from "./exhibits.json";
import facts from "./facts.json";
import generator from "./generator.json";
import home from "./home.json";
import legal from "./legal.json";
import notFound from "./not-found.json";
import panels from "./panels";
import services from "./services.json";

/** Interface words in Russian: the typing source of every other language. */
const messages = {
  about,
  blog,
  brokenPage,
  cases,
  common,
  company,
  contacts,
  designGenerator,
  errors,
  exhibits,
  facts,
  generator,
  home,
  legal,
  notFound,
  panels,
  services,
};

export default messages;
