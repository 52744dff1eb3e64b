<?php

declare(strict_types=1);

// Every address of the application, with the roles that may use it. A page that is not in this
// list does not exist, and a role that is not in its line is refused before any controller runs.

use App\Controllers\AccessLogController;
use App\Controllers\CustomerController;
use App\Controllers\DashboardController;
use App\Controllers\LeadController;
use App\Controllers\LoginController;
use App\Controllers\ProfileController;
use App\Controllers\QuoteController;
use App\Controllers\ReportController;
use App\Controllers\TaskController;
use App\Controllers\TicketController;
use App\Controllers\UserController;

$guest = ['guest'];
$admin = ['admin'];
$both = ['admin', 'user'];

return [
    ['GET', '/login', $guest, [LoginController::class, 'form']],
    ['POST', '/login', $guest, [LoginController::class, 'signIn']],
    ['POST', '/logout', $both, [LoginController::class, 'signOut']],

    ['GET', '/', $both, [DashboardController::class, 'show']],

    ['GET', '/customers', $both, [CustomerController::class, 'index']],
    ['GET', '/customers/new', $both, [CustomerController::class, 'create']],
    ['POST', '/customers', $both, [CustomerController::class, 'store']],
    ['GET', '/customers/{id}', $both, [CustomerController::class, 'show']],
    ['GET', '/customers/{id}/edit', $both, [CustomerController::class, 'edit']],
    ['POST', '/customers/{id}', $both, [CustomerController::class, 'update']],
    ['POST', '/customers/{id}/delete', $admin, [CustomerController::class, 'delete']],

    ['GET', '/leads', $admin, [LeadController::class, 'index']],
    ['GET', '/leads/new', $admin, [LeadController::class, 'create']],
    ['POST', '/leads', $admin, [LeadController::class, 'store']],
    ['GET', '/leads/{id}', $admin, [LeadController::class, 'show']],
    ['GET', '/leads/{id}/edit', $admin, [LeadController::class, 'edit']],
    ['POST', '/leads/{id}', $admin, [LeadController::class, 'update']],
    ['POST', '/leads/{id}/stage', $admin, [LeadController::class, 'move']],

    ['GET', '/tickets', $both, [TicketController::class, 'index']],
    ['GET', '/tickets/new', $both, [TicketController::class, 'create']],
    ['POST', '/tickets', $both, [TicketController::class, 'store']],
    ['GET', '/tickets/{id}', $both, [TicketController::class, 'show']],
    ['POST', '/tickets/{id}/replies', $both, [TicketController::class, 'reply']],
    ['POST', '/tickets/{id}/close', $both, [TicketController::class, 'close']],
    ['POST', '/tickets/{id}/handling', $admin, [TicketController::class, 'handle']],

    ['GET', '/quotes', $both, [QuoteController::class, 'index']],
    ['GET', '/quotes/new', $both, [QuoteController::class, 'create']],
    ['POST', '/quotes', $both, [QuoteController::class, 'store']],
    ['GET', '/quotes/{id}', $both, [QuoteController::class, 'show']],
    ['GET', '/quotes/{id}/prepare', $admin, [QuoteController::class, 'prepare']],
    ['POST', '/quotes/{id}/prepare', $admin, [QuoteController::class, 'saveOffer']],
    ['POST', '/quotes/{id}/decision', $both, [QuoteController::class, 'decide']],

    ['GET', '/tasks', $both, [TaskController::class, 'index']],
    ['GET', '/tasks/new', $admin, [TaskController::class, 'create']],
    ['POST', '/tasks', $admin, [TaskController::class, 'store']],
    ['GET', '/tasks/{id}/edit', $admin, [TaskController::class, 'edit']],
    ['POST', '/tasks/{id}', $admin, [TaskController::class, 'update']],
    ['POST', '/tasks/{id}/done', $both, [TaskController::class, 'finish']],
    ['POST', '/tasks/{id}/delete', $admin, [TaskController::class, 'delete']],

    ['GET', '/users', $admin, [UserController::class, 'index']],
    ['GET', '/users/new', $admin, [UserController::class, 'create']],
    ['POST', '/users', $admin, [UserController::class, 'store']],
    ['GET', '/users/{id}/edit', $admin, [UserController::class, 'edit']],
    ['POST', '/users/{id}', $admin, [UserController::class, 'update']],

    ['GET', '/reports', $admin, [ReportController::class, 'index']],
    ['GET', '/reports/{name}', $admin, [ReportController::class, 'show']],
    ['GET', '/reports/{name}/csv', $admin, [ReportController::class, 'download']],

    ['GET', '/access-log', $admin, [AccessLogController::class, 'index']],

    ['GET', '/profile', $both, [ProfileController::class, 'edit']],
    ['POST', '/profile', $both, [ProfileController::class, 'update']],
    ['GET', '/profile/password', $both, [ProfileController::class, 'editPassword']],
    ['POST', '/profile/password', $both, [ProfileController::class, 'updatePassword']],
];
