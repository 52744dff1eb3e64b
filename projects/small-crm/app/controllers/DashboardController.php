<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Models\Overview;
use App\Models\Quote;
use App\Models\Task;
use App\Models\Ticket;
use App\Response;

final class DashboardController extends Controller
{
    public function show(): Response
    {
        return $this->isAdmin() ? $this->forAdmin() : $this->forUser();
    }

    private function forAdmin(): Response
    {
        $user = $this->user();

        return Response::view('dashboard-admin', [
            'title' => 'Dashboard',
            'numbers' => Overview::forAdmin(),
            'pipeline' => Overview::pipeline(),
            'won' => Overview::wonByMonth(),
            'tickets' => array_slice(Ticket::page($user, '', 'open')->rows, 0, 5),
            'quotes' => array_slice(Quote::page($user, '', 'requested')->rows, 0, 5),
            'tasks' => Task::nextFor($user['id']),
        ]);
    }

    private function forUser(): Response
    {
        $user = $this->user();

        return Response::view('dashboard-user', [
            'title' => 'My desk',
            'numbers' => Overview::forUser($user['id']),
            'tickets' => array_slice(Ticket::page($user, '', '')->rows, 0, 5),
            'quotes' => array_slice(Quote::page($user, '', 'sent')->rows, 0, 5),
            'tasks' => Task::nextFor($user['id']),
        ]);
    }
}
