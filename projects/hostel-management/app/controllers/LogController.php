<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Models\AccessLog;
use App\Request;
use App\View;

final class LogController
{
    public function list(): void
    {
        $event = Request::query('event');
        $search = Request::query('q');
        View::show('admin/log', [
            'title' => 'Access log',
            'page' => AccessLog::page($event, $search),
            'event' => $event,
            'search' => $search,
        ]);
    }
}
