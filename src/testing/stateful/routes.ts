import type { Routes } from "./route.js";
import { commentRoutes } from "./routes/comments.js";
import { customerRoutes } from "./routes/customers.js";
import { memberRoutes } from "./routes/members.js";
import { reportRoutes } from "./routes/reports.js";
import { ticketRoutes } from "./routes/tickets.js";

/** What the workspace answers to, by method and path template. */
export const routes: Routes = {
  ...ticketRoutes,
  ...commentRoutes,
  ...customerRoutes,
  ...memberRoutes,
  ...reportRoutes,
};
